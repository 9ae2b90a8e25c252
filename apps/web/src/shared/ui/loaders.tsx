import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';

interface LoaderProps {
  /** What is being waited for; "Loading" when left out. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Set where words beside the loader already tell the state. */
  isDecorative?: boolean;
  className?: string;
}

const ringSizes = { sm: 'size-4 border-2', md: 'size-6 border-[2.5px]', lg: 'size-10 border-[3px]' };
const dotSizes = { sm: 'gap-1 *:size-1', md: 'gap-[5px] *:size-[7px]', lg: 'gap-1.5 *:size-2.5' };
const rippleSizes = { sm: 'size-6', md: 'size-9', lg: 'size-14' };

interface LoaderFrameProps extends Pick<LoaderProps, 'label' | 'isDecorative' | 'className'> {
  markClass: string;
  dots?: readonly string[];
}

function LoaderFrame({ label, isDecorative = false, className, markClass, dots = [] }: LoaderFrameProps) {
  const { t } = useTranslation('common');
  const mark = (
    <span aria-hidden="true" className={classNames('loader-mark inline-flex shrink-0', markClass)}>
      {dots.map((dot) => (
        <i key={dot} />
      ))}
    </span>
  );
  if (isDecorative) return <span className={classNames('loader inline-flex', className)}>{mark}</span>;
  return (
    <span role="status" className={classNames('loader inline-flex text-sm', className ?? 'text-brand')}>
      {mark}
      <span className="loader-text sr-only">{label ?? t('loading')}</span>
    </span>
  );
}

export function Ring({ size = 'md', ...props }: LoaderProps) {
  return <LoaderFrame {...props} markClass={classNames('loader-ring', ringSizes[size])} />;
}

export function Ellipsis({ size = 'md', ...props }: LoaderProps) {
  return (
    <LoaderFrame
      {...props}
      markClass={classNames('loader-ellipsis', dotSizes[size])}
      dots={['first', 'second', 'third']}
    />
  );
}

export function Ripple({ size = 'md', ...props }: LoaderProps) {
  return <LoaderFrame {...props} markClass={classNames('loader-ripple', rippleSizes[size])} />;
}
