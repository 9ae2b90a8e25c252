import { ChartSpline, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format.ts';
import { Button } from '../ui/button.tsx';

interface TableSwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
  /** What the numbers are about, for those who hear the button alone. */
  about: string;
  className?: string;
}

/** Turns a drawing into its numbers and back. */
export function TableSwitch({ isTable, onChange, about, className }: TableSwitchProps) {
  const { t } = useTranslation('common');
  const { labelled } = useFormat();
  const label = t(isTable ? 'charts.asChart' : 'charts.asTable');
  const Icon = isTable ? ChartSpline : Table2;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={labelled(label, about)}
      icon={<Icon aria-hidden="true" strokeWidth={1.75} />}
      onClick={() => onChange(!isTable)}
      className={className}
    >
      {label}
    </Button>
  );
}
