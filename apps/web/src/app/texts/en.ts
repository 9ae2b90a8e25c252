/** The frame around every screen: sidebar, header, breadcrumbs, footer, error pages. */
export const en = {
  skipToContent: 'Skip to content',
} as const;
