export const checkKinds = [
  'born-after-death',
  'very-old',
  'young-parent',
  'old-parent',
  'born-after-parent',
  'young-marriage',
  'late-marriage',
  'close-siblings',
  'many-children',
  'page-differs',
  'death-unsure',
  'doubles',
] as const
export type CheckKind = (typeof checkKinds)[number]

/** Something in a tree that is hardly so, or that an editor may want to look at. */
export type CheckView = {
  /** What it is about, its dates included: when they change, it is another one. */
  key: string
  kind: CheckKind
  /** Whom it is about; the first is the one to correct first. */
  personIds: string[]
  sentence: string
  /** `impossible`: it cannot be so. `unlikely`: it happens. */
  severity: 'impossible' | 'unlikely'
}

export type ChecksView = {
  /** The first 200; those that cannot be so come first. */
  checks: CheckView[]
  count: number
  /** Those the editors have answered with 'Det passer', which can be opened again; the first 200. */
  accepted: CheckView[]
  acceptedCount: number
}
