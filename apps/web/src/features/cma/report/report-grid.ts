/** Small pages, the pages, the panel; on phones the panel comes first and everything stands below each other. */
export const reportGridClass =
  'flex flex-1 flex-col lg:grid lg:h-[calc(100dvh-4rem)] lg:flex-none lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[minmax(0,1fr)] xl:grid-cols-[132px_minmax(0,1fr)_372px]';
