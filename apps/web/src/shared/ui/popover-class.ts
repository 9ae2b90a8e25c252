/** What every floating layer looks like; see `.popover-panel` for its motion and its form as a sheet on phones. */
export const popoverClass =
  'popover-panel overflow-y-auto rounded-[12px] border border-line-strong bg-raised p-1.5 shadow-lg outline-none';

/** One row of a menu or of a list of choices. */
export const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[8px] px-2.5 text-sm select-none lg:min-h-9 hovered:bg-hover data-focused:bg-hover pressed:bg-pressed focused:-outline-offset-2 inactive:bg-transparent inactive:text-ink-disabled';

/** As a sheet from the bottom edge. The library writes the place of a layer into its style attribute, so this has to insist. */
export const sheetClass = 'fixed! inset-x-0! top-auto! bottom-0! max-h-[88dvh]! w-full';
