import { siteHost, siteLimits, siteSlug } from '@hearthline/contract/sites';
import type { UseMutationResult } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { FormEvent, Ref } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentTimeZone } from '../../../shared/api/agent-time-zone.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useLostFocus } from '../../../shared/hooks/use-lost-focus.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useCheckHost, useSetHost, useSetSlug } from '../api/sites-api.ts';
import type { PartProps } from '../model/part-props.ts';
import type { SiteState } from '../model/use-site.ts';
import { UnpublishButton } from '../publish/unpublish-button.tsx';

/** Under which address the site stands, and which name of the agent's own leads to it. */
export function AddressPart({ state }: PartProps) {
  const { slug, host, liveUrl } = state.site;
  // Each form begins anew with what it saved, and the button goes with the site.
  const slugField = useLostFocus<HTMLInputElement>(`${slug} ${liveUrl}`);
  const hostField = useLostFocus<HTMLInputElement>(`${host.name} ${host.state}`);
  return (
    <>
      <SlugForm key={slug} state={state} field={slugField} />
      <HostForm key={host.name} state={state} field={hostField} />
      {liveUrl ? (
        // As far out as its own padding, so that its words stand in line.
        <div className="border-t border-line pt-2 *:-ml-4">
          <UnpublishButton state={state} />
        </div>
      ) : null}
    </>
  );
}

/** Of a name that is taken or reserved the server says so itself. */
function useFault({ error }: Pick<UseMutationResult, 'error'>): string | undefined {
  const { t } = useTranslation('sites');
  if (!error) return undefined;
  const refused = error instanceof ApiError && error.code === 'invalid_input' ? error.friendlyMessage : null;
  return refused || t('address.notSaved');
}

interface FormProps {
  state: SiteState;
  field: Ref<HTMLInputElement>;
}

function SlugForm({ state: { site }, field }: FormProps) {
  const { t } = useTranslation('sites');
  const [slug, setSlug] = useState(site.slug);
  const [wasTried, setWasTried] = useState(false);
  const save = useSetSlug(() => toast.success(t('address.saved')));
  const parsed = siteSlug.safeParse(slug);
  const fault = useFault(save);
  const error = wasTried && !parsed.success ? t('address.slugWrong') : fault;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (parsed.success && parsed.data !== site.slug) save.mutate(parsed.data);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-2" data-field="slug">
      <TextField
        ref={field}
        label={t('address.slug')}
        value={slug}
        maxLength={siteLimits.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        hint={t('address.slugHint')}
        onChange={(event) => {
          save.reset();
          setSlug(event.target.value.toLowerCase().replace(/\s+/g, '-'));
        }}
      />
      {slug === site.slug ? null : (
        <Button type="submit" variant="secondary" isLoading={save.isPending} className="justify-self-start">
          {t('address.saveSlug')}
        </Button>
      )}
    </form>
  );
}

function HostForm({ state: { site }, field }: FormProps) {
  const { t } = useTranslation('sites');
  const { host } = site;
  const [name, setName] = useState(host.name);
  const [wasTried, setWasTried] = useState(false);
  const save = useSetHost();
  const parsed = siteHost.safeParse(name);
  const fault = useFault(save);
  const error = wasTried && !parsed.success ? t('host.wrong') : fault;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (parsed.success && parsed.data !== host.name) save.mutate(parsed.data);
  }

  return (
    <section aria-labelledby="host-title" className="grid gap-3 border-t border-line pt-4.5">
      <div>
        <h2 id="host-title" className="text-sm">
          {t('host.title')}
        </h2>
        <p className="text-xs text-ink-3">{t('host.text')}</p>
      </div>
      <form noValidate onSubmit={handleSubmit} className="grid gap-2" data-field="host">
        <TextField
          ref={field}
          label={t('host.name')}
          value={name}
          maxLength={siteLimits.host}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('host.placeholder')}
          error={error}
          onChange={(event) => {
            save.reset();
            setName(event.target.value.trim());
          }}
        />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {name !== host.name && name !== '' ? (
            <Button type="submit" variant="secondary" isLoading={save.isPending}>
              {t('host.save')}
            </Button>
          ) : null}
          {host.state === 'none' ? null : (
            <Button
              variant="ghost"
              className="first:-ml-4"
              isLoading={save.isPending}
              onClick={() => save.mutate(null)}
            >
              {t('host.remove')}
            </Button>
          )}
        </div>
      </form>
      {host.state === 'none' ? null : <HostProof state={host} />}
    </section>
  );
}

function HostProof({ state: host }: { state: SiteState['site']['host'] }) {
  const { t } = useTranslation('sites');
  const format = useFormat(useAgentTimeZone());
  const now = useNow();
  const check = useCheckHost();
  const when =
    host.checkedAt === null
      ? null
      : t('host.checked', { when: format.relativeInSentence(host.checkedAt, now) });
  if (host.state === 'proven')
    return (
      <Banner tone="success" title={t('host.proven', { name: host.name })}>
        {when}
      </Banner>
    );
  return (
    <>
      <p className="text-sm text-ink-2">{t('host.howTo')}</p>
      <dl className="grid gap-2 rounded-md border border-line bg-raised px-3.5 py-3">
        <CopyRow label={t('host.type')} value="TXT" />
        <CopyRow label={t('host.recordName')} value={host.recordName} isCopied />
        <CopyRow label={t('host.recordValue')} value={host.recordValue} isCopied />
      </dl>
      <div role="status" className="empty:hidden">
        {host.problem ? (
          <Banner tone="warning" title={t(`host.problems.${host.problem}`)}>
            {when}
          </Banner>
        ) : null}
      </div>
      <Button
        variant="secondary"
        isLoading={check.isPending}
        className="self-start"
        onClick={() => check.mutate()}
      >
        {t('host.check')}
      </Button>
      {check.isError ? (
        <p role="alert" className="text-xs text-danger">
          {t('host.checkFailed')}
        </p>
      ) : null}
    </>
  );
}

function CopyRow({ label, value, isCopied = false }: { label: string; value: string; isCopied?: boolean }) {
  const { t } = useTranslation('sites');
  return (
    <div>
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="flex items-center gap-2 font-mono text-xs">
        <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
        {isCopied ? (
          <IconButton
            size="sm"
            className="-my-1"
            label={t('host.copy', { name: label })}
            icon={<Copy strokeWidth={1.75} aria-hidden />}
            onClick={() =>
              void navigator.clipboard.writeText(value).then(
                () => toast.success(t('host.copied')),
                () => toast.error(t('host.notCopied')),
              )
            }
          />
        ) : null}
      </dd>
    </div>
  );
}
