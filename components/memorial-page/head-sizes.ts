type Shape = { width: number; height: number }

/** The narrowest supported screen, in rem. */
const narrowest = 20

/** A height in rem, or in svh minus `minusRem`, at least `leastSvh`. */
type CoverFrame = { from: number; rem?: number; svh?: number; minusRem?: number; leastSvh?: number }

// The cover heights of page-head.tsx and enhanced-head.tsx, widest screens first; `from` in rem.
const coverFrames = {
  standard: [
    { from: 64, rem: 24 },
    { from: 40, rem: 20 },
    { from: narrowest, rem: 14 },
  ],
  enhanced: [
    { from: 40, svh: 56 },
    { from: narrowest, svh: 76, minusRem: 20.5, leastSvh: 14 },
  ],
} satisfies Record<string, CoverFrame[]>

/**
 * The `sizes` of a cover: the screen's width, or more where the picture must fill the height of its frame. A panorama
 * on a phone is cropped to a third of its width, so it needs three times the screen's pixels.
 */
export function coverSizes(picture: Shape, layout: keyof typeof coverFrames): string {
  const ratio = picture.width / picture.height
  const frames: CoverFrame[] = coverFrames[layout]
  // Skip a frame whose value also holds for wider screens.
  const isCovered = (frame: CoverFrame, next: CoverFrame | undefined) =>
    next && !next.svh && coverNeeds(frame, ratio) === '100vw' && (next.rem ?? 0) * ratio <= frame.from
  return frames
    .filter((frame, at) => !isCovered(frame, frames[at + 1]))
    .map((frame) => `${frame.from > narrowest ? `(min-width: ${frame.from}rem) ` : ''}${coverNeeds(frame, ratio)}`)
    .join(', ')
}

function coverNeeds({ from, rem = 0, svh = 0, minusRem = 0, leastSvh = 0 }: CoverFrame, ratio: number): string {
  const parts = ['100vw']
  if (svh > 0) parts.push(`${rounded(svh * ratio)}svh${minusRem > 0 ? ` - ${roundedDown(minusRem * ratio)}rem` : ''}`)
  // A phone is either less than twice as high as wide, or so high that the other part is greater.
  if (leastSvh * ratio > 50) parts.push(`${rounded(leastSvh * ratio)}svh`)
  if (rem * ratio > from) parts.push(`${rounded(rem * ratio)}rem`)
  return parts.length > 1 ? `max(${parts.join(', ')})` : '100vw'
}

// Portraits are cropped to 4:5; two of the layouts add a frame of 0.25 rem on each side.
type PortraitFrame = { from: number; rem: number; frame: number; least?: number; svh?: number }

const portraitFrames = {
  standard: [
    { from: 40, rem: 15, frame: 0.5 },
    { from: 0, rem: 11, frame: 0.5 },
  ],
  enhanced: [
    { from: 40, rem: 18, frame: 0.5 },
    { from: 0, rem: 11, frame: 0.5, least: 5.5, svh: 18 },
  ],
  classic: [{ from: 0, rem: 12, frame: 0 }],
} satisfies Record<string, PortraitFrame[]>

/** The `sizes` of a portrait: one broader than 4:5 fills the height and is cropped at the sides. */
export function portraitSizes(picture: Shape, layout: keyof typeof portraitFrames): string {
  const ratio = picture.width / picture.height
  const frames: PortraitFrame[] = portraitFrames[layout]
  return frames
    .map(({ from, rem, frame, least = rem, svh }) => {
      const needs = (wide: number) => `${rounded(Math.max(wide - frame, (wide * 1.25 - frame) * ratio))}rem`
      const width = svh
        ? `clamp(${needs(least)}, ${rounded(svh * Math.max(1, 1.25 * ratio))}svh, ${needs(rem)})`
        : needs(rem)
      return `${from > 0 ? `(min-width: ${from}rem) ` : ''}${width}`
    })
    .join(', ')
}

/** The same for the people of one stone: two narrow columns, or one on narrow screens. */
export function stonePortraitSizes(picture: Shape): string {
  const scale = Math.max(1, 1.25 * (picture.width / picture.height))
  const whole = `${rounded(15 * scale)}rem`
  return `(max-width: 22.6rem) ${whole}, min(${whole}, ${rounded(43 * scale)}vw)`
}

// Rounded up, so that the picture is never a pixel short.
const rounded = (value: number) => Math.ceil(value * 10) / 10
const roundedDown = (value: number) => Math.floor(value * 10) / 10
