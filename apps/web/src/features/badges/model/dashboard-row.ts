export interface DashboardRow {
  id: string;
  name: string;
  itemCount: number;
}

/** The dashboard that everybody has. */
export const mainName = 'Main';
