import type { SiteCrop, SitePicture } from '@hearthline/contract/sites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { cropPicture } from '../api/sites-api.ts';
import { siteDraftOf } from '../model/site-draft.ts';
import type { CropGrip } from './crop-area.ts';
import { dragCrop, largestCrop } from './crop-area.ts';

const shapes = { free: null, wide: 16 / 9, photo: 3 / 2, square: 1 } as const;
type Shape = keyof typeof shapes;

const corners = [
  { grip: 'topLeft', className: 'top-0 left-0 cursor-nwse-resize' },
  { grip: 'topRight', className: 'top-0 left-full cursor-nesw-resize' },
  { grip: 'bottomLeft', className: 'top-full left-0 cursor-nesw-resize' },
  { grip: 'bottomRight', className: 'top-full left-full cursor-nwse-resize' },
] as const;

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropDialogProps {
  picture: SitePicture;
  isOpen: boolean;
  onClose: () => void;
  onPicture: (picture: SitePicture) => void;
}

/** A part of a picture as a picture of its own: its corners follow the pointer or the arrows. */
export function CropDialog({ picture, isOpen, onClose, onPicture }: CropDialogProps) {
  const { t } = useTranslation('sites');
  const format = useFormat();
  const client = useQueryClient();
  const [shape, setShape] = useState<Shape>('free');
  const [crop, setCrop] = useState<SiteCrop>(() => largestCrop(picture, null));
  const isWhole = crop.width === picture.width && crop.height === picture.height;
  const save = useMutation({
    mutationFn: () => cropPicture(picture.id, crop),
    onSuccess: (part) => {
      siteDraftOf(client).notePicture(part);
      onPicture(part);
      onClose();
    },
  });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="md"
      title={t('crop.title')}
      description={t('crop.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button
            isLoading={save.isPending}
            onClick={() => {
              if (isWhole) onClose();
              else save.mutate();
            }}
          >
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Segmented
          size="sm"
          label={t('crop.shape')}
          items={(Object.keys(shapes) as Shape[]).map((id) => ({ id, label: t(`crop.shapes.${id}`) }))}
          value={shape}
          onChange={(next) => {
            setShape(next);
            setCrop(largestCrop(picture, shapes[next]));
          }}
        />
        <p role="status" className="text-xs text-ink-2">
          {t('picture.pixels', { width: format.number(crop.width), height: format.number(crop.height) })}
        </p>
      </div>
      <CropBoard picture={picture} crop={crop} ratio={shapes[shape]} onCrop={setCrop} />
    </Modal>
  );
}

interface CropBoardProps {
  picture: SitePicture;
  crop: SiteCrop;
  ratio: number | null;
  onCrop: (crop: SiteCrop) => void;
}

function CropBoard({ picture, crop, ratio, onCrop }: CropBoardProps) {
  const { t } = useTranslation('sites');
  const board = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; crop: SiteCrop } | null>(null);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

  const gripProps = (grip: CropGrip) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture?.(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove(event: PointerEvent) {
      const from = held.current;
      const area = board.current?.getBoundingClientRect();
      if (!from || !area || !event.currentTarget.hasPointerCapture?.(event.pointerId)) return;
      const scale = picture.width / area.width;
      const by = { x: (event.clientX - from.x) * scale, y: (event.clientY - from.y) * scale };
      onCrop(dragCrop(from.crop, grip, by, picture, ratio));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      const step = picture.width * (event.shiftKey ? 0.1 : 0.01);
      onCrop(dragCrop(crop, grip, { x: arrow[0] * step, y: arrow[1] * step }, picture, ratio));
    },
  });

  return (
    <div className="grid place-items-center rounded-md bg-inset p-4">
      <div
        ref={board}
        className="relative max-h-[52dvh] max-w-full touch-none overflow-hidden select-none"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          width: `min(100%, ${52 * (picture.width / picture.height)}dvh)`,
        }}
      >
        <img src={picture.url} alt="" draggable={false} className="size-full" />
        <div
          className="absolute border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.6),0_0_0_9999px_rgb(0_0_0/0.5)]"
          style={{
            left: share(crop.left, picture.width),
            top: share(crop.top, picture.height),
            width: share(crop.width, picture.width),
            height: share(crop.height, picture.height),
          }}
        >
          <button
            type="button"
            aria-label={t('crop.move')}
            className="absolute inset-0 cursor-move"
            {...gripProps('all')}
          />
          {corners.map(({ grip, className }) => (
            <button
              key={grip}
              type="button"
              aria-label={t(`crop.corners.${grip}`)}
              className={classNames(
                'absolute size-5 -translate-1/2 rounded-full border-2 border-white bg-black/60',
                className,
              )}
              {...gripProps(grip)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
