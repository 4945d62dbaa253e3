import type { AnniversariesView, AnniversaryKind } from '@/lib/domain/anniversaries/schema'

type Anniversary = { kind: AnniversaryKind; memorialName: string; years: number }

/** 'I dag er det 12 år siden, Karen Holm døde.' */
export function anniversaryText({ kind, memorialName, years }: Anniversary): string {
  const count = years === 1 ? 'et år' : `${years} år`
  // no promise: a date that has passed, in a sample
  return `I dag er det ${count} siden, ${memorialName} ${kind === 'birth' ? 'blev født' : 'døde'}.`
}

export const anniversaryRule =
  'Alle medlemmer af siden får besked på dagen klokken otte om morgenen. Den står under Beskeder på deres profil og kommer på de enheder, hvor det er slået til. De, der får mail med det samme eller hver dag, får den også på mail, og det gør de, der følger siden. En 29. februar bliver husket den 28. i de år, hvor dagen ikke findes.'

/** The owner's choice, as shown to other members. */
export function anniversariesText({ remembersBirth, remembersDeath }: AnniversariesView): string {
  if (remembersBirth && remembersDeath) return 'Ejeren har valgt, at I får besked på fødselsdagen og på dødsdagen.'
  if (remembersBirth) return 'Ejeren har valgt, at I får besked på fødselsdagen.'
  if (remembersDeath) return 'Ejeren har valgt, at I får besked på dødsdagen.'
  return 'Ejeren har ikke slået besked om mærkedage til.'
}
