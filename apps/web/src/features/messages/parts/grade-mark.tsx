import type { ReadGrade } from '@hearthline/domain/message/reading';
import { useTranslation } from 'react-i18next';
import { GradeBars } from '../../../shared/ui/grade-bars.tsx';

export function GradeMark({ grade }: { grade: ReadGrade }) {
  const { t } = useTranslation('messages');
  return <GradeBars grade={grade} label={t(`grades.${grade}`)} />;
}
