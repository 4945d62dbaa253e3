import { seeded, unit } from './random'

type Growth = {
  seed: number
  x: number
  y: number
  height: number
  /** Degrees from upright. */
  lean?: number
  depth?: number
  spread?: number
}

/** Path data from trunk to twig, each to be drawn thinner than the last; deterministic for a seed. */
export function grow({ seed, x, y, height, lean = 0, depth = 4, spread = 30 }: Growth): string[] {
  const next = seeded(seed)
  const limbs = Array.from({ length: depth }, () => '')

  function branch(fromX: number, fromY: number, angle: number, length: number, level: number): void {
    const radians = (angle * Math.PI) / 180
    const dx = Math.sin(radians) * length
    const dy = -Math.cos(radians) * length
    const bend = (next() - 0.5) * length * 0.25
    limbs[level] += `M${unit(fromX)} ${unit(fromY)}q${unit(dx / 2 + bend)} ${unit(dy / 2)} ${unit(dx)} ${unit(dy)}`
    if (level === depth - 1) return
    const forks = level === 0 ? 5 : 2
    for (let fork = 0; fork < forks; fork += 1) {
      const side = fork % 2 === 0 ? -1 : 1
      const start = level === 0 ? 0.52 + (fork / (forks - 1)) * 0.48 : 0.7 + next() * 0.3
      branch(
        fromX + dx * start,
        fromY + dy * start,
        angle + side * spread * (0.45 + next() * 0.75),
        length * (level === 0 ? 0.44 : 0.72) * (0.8 + next() * 0.35),
        level + 1,
      )
    }
  }

  branch(x, y, lean, height * 0.55, 0)
  return limbs
}
