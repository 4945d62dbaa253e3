import { seeded, unit } from './random'

type Birch = {
  stem: string
  /** The dark marks across the bark. */
  marks: string
  boughs: string
  /** Hanging ends; drawn as twigs, then dashed as leaves. */
  twigs: string
}

/** Path data of a birch: one stem through the crown, rising boughs, hanging twigs. */
export function growBirch(birch: { seed: number; x: number; y: number; height: number; trunk: number }): Birch {
  const { x, y, height, trunk } = birch
  const next = seeded(birch.seed)
  const sway = height * (next() - 0.5) * 0.08
  const half = trunk / 2
  const stemX = (part: number) => x + sway * part * part
  const stem = `M${unit(x - half)} ${unit(y)}Q${unit(x - half * 0.7)} ${unit(y - height * 0.5)} ${unit(stemX(1))} ${unit(y - height)}Q${unit(x + half * 0.8)} ${unit(y - height * 0.5)} ${unit(x + half)} ${unit(y)}z`

  let marks = ''
  for (let part = 0.04; part < 0.62; part += 0.035 + next() * 0.05) {
    const width = trunk * (1 - part) * (0.25 + next() * 0.35)
    const fromLeft = next() > 0.5
    const edge = half * (1 - part * 0.75)
    marks += `M${unit(stemX(part) + (fromLeft ? -edge : edge - width))} ${unit(y - height * part)}h${unit(Math.max(width, 2))}`
  }

  let boughs = ''
  let twigs = ''
  const count = 17
  for (let index = 0; index < count; index += 1) {
    const part = 0.34 + (index / count) * 0.62
    const side = index % 2 === 0 ? 1 : -1
    const reach = height * 0.24 * Math.sin(Math.PI * Math.min((part - 0.12) / 0.9, 1)) * (0.65 + next() * 0.5)
    const from = { x: stemX(part), y: y - height * part }
    const over = { x: side * reach * 0.55, y: -reach * (0.7 + next() * 0.5) }
    const end = { x: side * reach, y: -reach * (0.55 + next() * 0.55) }
    boughs += `M${unit(from.x)} ${unit(from.y)}q${unit(over.x)} ${unit(over.y)} ${unit(end.x)} ${unit(end.y)}`
    for (const along of [0.45, 0.75, 1]) {
      const still = 1 - along
      const tipX = from.x + 2 * still * along * over.x + along * along * end.x
      const tipY = from.y + 2 * still * along * over.y + along * along * end.y
      const hang = height * (0.04 + next() * next() * 0.2)
      twigs += `M${unit(tipX)} ${unit(tipY)}q${unit(side * hang * 0.25)} ${unit(hang * 0.4)} ${unit(side * hang * 0.12 + (next() - 0.5) * 8)} ${unit(hang)}`
    }
  }
  return { stem, marks, boughs, twigs }
}
