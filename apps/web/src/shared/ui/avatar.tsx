import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { config } from '../lib/config.ts';

const defaultAvatar = '/avatar-default.svg';

const sizesPx = { xs: 28, sm: 32, md: 36, lg: 48, xl: 64 };

interface AvatarProps {
  src: string | null | undefined;
  /** Spoken instead of the picture; empty where the name stands beside it. */
  name: string;
  /** A step of the scale or an exact measure in px. */
  size?: keyof typeof sizesPx | number;
  className?: string;
}

export function Avatar({ src, name, size = 'md', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const sizePx = typeof size === 'number' ? size : sizesPx[size];
  const isUsable = Boolean(src) && src !== brokenSrc;
  return (
    <img
      src={isUsable && src ? src : config().cdnBase + defaultAvatar}
      alt={name}
      width={sizePx}
      height={sizePx}
      style={{ width: sizePx, height: sizePx }}
      draggable={false}
      onError={() => {
        if (isUsable && src) setBrokenSrc(src);
      }}
      className={classNames('shrink-0 rounded-full bg-inset object-cover', className)}
    />
  );
}
