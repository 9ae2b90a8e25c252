import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { LogView } from '../model/use-log-view.ts';

const pauseMs = 250;

/** Typed words reach the address after a pause; the address wins when it changes by itself. */
export function LogSearch({ view, className }: { view: LogView; className?: string }) {
  const { t } = useTranslation('messages');
  const [text, setText] = useState(view.text);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(view.text);
  const setFilter = useRef(view.setFilter);

  useEffect(() => {
    setFilter.current = view.setFilter;
  });

  useEffect(() => {
    if (view.text === sent.current) return;
    sent.current = view.text;
    setText(view.text);
  }, [view.text]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      setFilter.current({ text: wanted }, { isTyping: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <TextField
      ref={input}
      type="search"
      label={t('log.search')}
      isLabelHidden
      placeholder={t('log.searchHint')}
      maxLength={200}
      icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      suffix={
        text === '' ? null : (
          <IconButton
            size="sm"
            label={t('log.clearSearch')}
            icon={<X aria-hidden="true" strokeWidth={1.75} />}
            className="-mr-2"
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          />
        )
      }
      className={className}
    />
  );
}
