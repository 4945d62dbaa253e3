/** The name of all forms about failed jobs, and the fragment they redirect to. */
export const queuesForm = 'opgaver'

export const queueTexts = {
  title: 'Opgaver',
  intro:
    'Det, siden gør i baggrunden: sender mails, gør billeder klar, rydder op. Udførte opgaver huskes i højst en uge, så tallene for det seneste døgn er hele.',
  queues: 'Køer',
  quiet: 'Ingen kø har haft noget at lave i det seneste døgn.',
  failed: 'Mislykkede opgaver',
  failedIntro:
    'De er prøvet så mange gange, som de skal, og prøves ikke igen af sig selv. De forsvinder efter en uge. Vi viser fejlens slags, aldrig dens tekst.',
  noneFailed: 'Ingen opgaver er mislykkedes.',
  tryAgain: 'Prøv de valgte igen',
  drop: 'Slet de valgte',
  tryAllAgain: 'Prøv alle i køen igen',
  dropAll: 'Slet alle i køen',
  ranOutOfTime: 'Løb tør for tid',
}

/** The message after an act; `act` and `count` are in the address. */
export function queuesDone(act: string | undefined, count: string | undefined): string | null {
  const number = /^\d{1,4}$/.test(count ?? '') ? Number(count) : null
  if (number === null) return null
  const jobs = number === 1 ? '1 opgave' : `${number.toLocaleString('da-DK')} opgaver`
  if (act === 'proevet') return `${jobs} er sat i gang igen.`
  return act === 'droppet' ? `${jobs} er slettet.` : null
}
