/** Seconds as minutes and seconds the Danish way, '2.05', with hours first if any, '1.02.05'. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}.${two(minutes)}.${two(rest)}` : `${minutes}.${two(rest)}`
}

type Said = { caption?: string | null; people?: string | null; takenYear?: number | null }

/** The lines under a picture, film or voice, in order: what, who, when. */
export function mediaWords({ caption, people, takenYear }: Said): string[] {
  return [caption, people, takenYear ? String(takenYear) : null].filter((word) => word !== null && word !== undefined)
}
