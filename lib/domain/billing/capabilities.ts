/**
 * What some day belongs to the product and whether it is there today. What is not there is named on no page: texts about
 * it ask here first, and a test holds each answer against the page that the capability would have.
 */
export const capabilities = {
  /** Premium and Livstid can be bought, and what is beyond a plan is refused. */
  shop: false,
  music: false,
  songs: false,
  movingGreetings: false,
  familyTree: false,
} satisfies Record<string, boolean>

export type Capability = keyof typeof capabilities

/** Whether a text that needs this may be shown; one that needs nothing always may. */
export function isThere({ needs }: { needs?: Capability }): boolean {
  return needs === undefined || capabilities[needs]
}
