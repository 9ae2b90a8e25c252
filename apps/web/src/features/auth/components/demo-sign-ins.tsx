import { useTranslation } from 'react-i18next';
import { config } from '../../../shared/lib/config.ts';
import { Button } from '../../../shared/ui/button.tsx';

export function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const { t } = useTranslation('auth');
  const { demo } = config();
  if (!demo) return null;
  return (
    <div className="mt-5 border-t border-line pt-4 text-center">
      <p className="text-xs text-ink-3">{t('login.demo')}</p>
      <ul className="mt-1.5 flex flex-wrap justify-center gap-x-4 gap-y-1 max-md:gap-y-3">
        {demo.emails.map((email) => (
          <li key={email}>
            <Button
              variant="link"
              size="sm"
              aria-label={t('login.demoFill', { email })}
              onClick={() => onChoose(email, demo.password)}
            >
              {email}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
