export const themeSource: string
