type Shape = { width: number; height: number }

/** The narrowest screen that the page is made for, in rem. */
const narrowest = 20

/** A height in rem, or in parts of the screen's less `minusRem` and at least `leastSvh`. */
type CoverFrame = { from: number; rem?: number; svh?: number; minusRem?: number; leastSvh?: number }

// The heights of the cover in page-head.tsx and enhanced-head.tsx, widest screens first; `from` in rem.
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
 * The `sizes` of a cover: as wide as the screen, or wider where it has to fill the height of its frame. A panorama on a
 * phone is cut to a third of its width, and needs three times the pixels that the screen is wide.
 */
export function coverSizes(picture: Shape, layout: keyof typeof coverFrames): string {
  const ratio = picture.width / picture.height
  const frames: CoverFrame[] = coverFrames[layout]
  // What also holds for the wider screens need not be said for them apart.
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
  // A phone is less than twice as high as it is wide, or so high that the other part is greater.
  if (leastSvh * ratio > 50) parts.push(`${rounded(leastSvh * ratio)}svh`)
  if (rem * ratio > from) parts.push(`${rounded(rem * ratio)}rem`)
  return parts.length > 1 ? `max(${parts.join(', ')})` : '100vw'
}

// A portrait is cut to four by five, within a frame of a quarter of a rem on each side in two of the layouts.
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

/** The `sizes` of a portrait: what is broader than four by five fills the height and is cut at its sides. */
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

/** The same for the people of one stone, side by side: two narrow columns, or one where there is no room for two. */
export function stonePortraitSizes(picture: Shape): string {
  const scale = Math.max(1, 1.25 * (picture.width / picture.height))
  const whole = `${rounded(15 * scale)}rem`
  return `(max-width: 22.6rem) ${whole}, min(${whole}, ${rounded(43 * scale)}vw)`
}

// Up, so that the picture is never a pixel short.
const rounded = (value: number) => Math.ceil(value * 10) / 10
const roundedDown = (value: number) => Math.floor(value * 10) / 10
