const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const agentPhoto = 'agent';
export const photoPath = new RegExp(`^photo/(${id})/(\\d{1,3})$`);
export const mapPath = new RegExp(`^map(?:/(${id}))?$`);

/** Where the pictures of a page lie: under its own address, so that they end with it. */
export const filesOf = (path: string) => ({
  agent: `${path}/${agentPhoto}`,
  photo: (homeId: string, index: number) => `${path}/photo/${homeId}/${index}`,
  map: (homeId?: string) => `${path}/map${homeId === undefined ? '' : `/${homeId}`}`,
});
