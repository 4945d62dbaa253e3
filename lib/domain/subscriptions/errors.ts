import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class SubscriptionError extends defineErrors({
  PAGE_HAS_PLAN: [409, 'Siden har allerede en plan. Intet er bestilt. Hent siden igen, og se, hvad den har.'],
  PLAN_METHOD_UNAVAILABLE: [409, 'Den måde at betale på kan ikke bruges lige nu. Intet er bestilt. Vælg en anden.'],
  PLAN_TERMS_CHANGED: [
    409,
    'Betingelserne er ændret, siden du åbnede siden. Intet er bestilt. Hent siden igen, og læs dem, før du bestiller.',
  ],
  PLAN_NOT_RUNNING: [409, 'Planen løber ikke mere. Intet er ændret. Hent siden igen, og se, hvordan den står.'],
  PLAN_NOT_WAITING: [
    409,
    'Planen kan ikke begynde nu. Enten er den begyndt, eller også venter den på noget andet. Intet er ændret. Hent siden igen, og se, hvordan den står.',
  ],
  PLAN_SAME: [409, 'Det er den plan, siden allerede har. Intet er ændret.'],
  PLAN_CHANGE_NOT_DEARER: [
    409,
    'Det, der er betalt, er mere værd end den nye plan lige nu. Intet er ændret. Skift, når perioden er ved at være gået.',
  ],
  PLAN_NOT_DUE: [409, 'Der er ikke noget at betale endnu. Intet er trukket.'],
  PLAN_CANNOT_LEAVE: [409, 'Planen kan ikke stoppes før tid endnu. Du kan sige op, så den ikke fornyes.'],
  PLAN_NO_CARD: [
    409,
    'Vi har ikke et gemt kort. Betal næste periode med kort, så bliver det gemt og brugt fremover. Intet er ændret.',
  ],
  WITHDRAWAL_TOO_LATE: [
    409,
    'Fristen for at fortryde er gået. Du kan stadig sige op. Skriv til os, hvis noget er galt.',
  ],
  WITHDRAWAL_ACCOUNT: [
    403,
    'Et kontonummer tager vi kun imod fra den, der har betalt. Log ind og skriv det, eller lad feltet stå tomt: så skriver vi til betalerens mailadresse og spørger.',
  ],
  WITHDRAWAL_DONE: [409, 'Købet er allerede fortrudt eller stoppet. Kvitteringen ligger i din mail.'],
}) {}
