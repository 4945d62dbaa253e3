/**
 * Planned parts of the product and whether they exist today. No page mentions a missing one: texts about it check here,
 * and a test compares each flag with the page that the capability would have.
 */
export const capabilities = {
  /** Premium and Livstid can be bought, and what is beyond a plan is refused, where the shop is open (`isShopOpen`). */
  shop: true,
  music: true,
  songs: true,
  movingGreetings: true,
  familyTree: true,
} satisfies Record<string, boolean>

export type Capability = keyof typeof capabilities

/** Whether a text that needs this capability may be shown; a text without one always may. */
export function isThere({ needs }: { needs?: Capability }): boolean {
  return needs === undefined || capabilities[needs]
}
