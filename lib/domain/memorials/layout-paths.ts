/**
 * The first part of the three addresses under which a memorial page can be read, as next.config.mjs knows them: the
 * layout that its owner chose, and the two others.
 */
export const layoutPaths = ['memorial', 'enhanced-memorial', 'classic-memorial'] as const
export type LayoutPath = (typeof layoutPaths)[number]
