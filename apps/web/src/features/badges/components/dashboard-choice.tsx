import { LayoutDashboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../shared/ui/modal.tsx';
import { mainBoard } from '../board/board-items.ts';

interface DashboardChoiceProps {
  name: string;
  dashboards: readonly DashboardRow[];
  isPlacing: boolean;
  onChoose: (dashboard: DashboardRow) => void;
  onClose: () => void;
}

export function DashboardChoice({ name, dashboards, isPlacing, onChoose, onClose }: DashboardChoiceProps) {
  const { t } = useTranslation('badges');
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('place.title')}
      description={t('place.text', { name })}
    >
      <ul className="grid gap-2">
        {dashboards.map((dashboard) => (
          <li key={dashboard.id}>
            <button
              type="button"
              disabled={isPlacing}
              onClick={() => onChoose(dashboard)}
              className="flex min-h-13 w-full items-center gap-3 rounded-md border border-line px-3.5 text-left transition-control hovered:bg-hover"
            >
              <LayoutDashboard
                aria-hidden="true"
                size={18}
                strokeWidth={1.75}
                className="flex-none text-ink-3"
              />
              <span className="min-w-0 flex-1 truncate text-sm font-medium">
                {dashboard.name === mainBoard ? t('place.main') : dashboard.name}
              </span>
              <span className="text-xs text-ink-3">{t('place.items', { count: dashboard.itemCount })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

export interface DashboardRow {
  id: string;
  name: string;
  itemCount: number;
}
