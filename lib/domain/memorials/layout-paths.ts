/**
 * The first path segment of a memorial page, as in next.config.mjs: `memorial` shows the layout that the owner chose,
 * the others a fixed one.
 */
export const layoutPaths = ['memorial', 'enhanced-memorial', 'classic-memorial'] as const
export type LayoutPath = (typeof layoutPaths)[number]
