import { ChartSpline, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/button.tsx';

interface TableSwitchProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
  /** What the numbers are about, for those who hear the button alone. */
  about: string;
}

/** Turns a drawing into its numbers and back. */
export function TableSwitch({ isTable, onChange, about }: TableSwitchProps) {
  const { t } = useTranslation('listings');
  const label = t(isTable ? 'detail.charts.asChart' : 'detail.charts.asTable');
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${label}: ${about}`}
      icon={
        isTable ? (
          <ChartSpline aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <Table2 aria-hidden="true" strokeWidth={1.75} />
        )
      }
      onClick={() => onChange(!isTable)}
      className="-my-1 -mr-2 max-md:-ml-3"
    >
      {label}
    </Button>
  );
}
