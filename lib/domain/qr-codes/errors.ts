import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class QrCodeError extends defineErrors({
  QR_CODE_UNKNOWN: [404, 'Vi kender ikke den kode. Se efter på stenen, om alle tegn er rigtige.'],
  QR_CODE_TAKEN: [409, 'Koden er allerede låst til en anden konto.'],
  QR_CODE_NOT_YOURS: [403, 'Koden er låst til en anden konto.'],
  QR_CODE_BLOCKED: [409, 'Koden er spærret og kan ikke bruges. Skriv til os, så hjælper vi.'],
  QR_CODE_RETIRED: [409, 'Koden er taget ud af brug. Skriv til os, hvis stenen stadig står.'],
  QR_CODE_NOT_BLOCKED: [409, 'Koden er ikke spærret.'],
  QR_CODE_FULL: [409, 'Der er allerede to mindesider på stenen.'],
  QR_CODE_ALREADY_LINKED: [409, 'Mindesiden er allerede knyttet til koden.'],
  ACTIVATION_REQUIRED: [403, 'Skriv aktiveringskoden fra det kort, der fulgte med stenen.'],
  ACTIVATION_WRONG: [403, 'Aktiveringskoden er forkert. Du har {left} forsøg tilbage.'],
  ACTIVATION_LOCKED: [
    429,
    'Der er tastet forkert for mange gange. Vent {wait}, og prøv igen med cifrene fra det kort, der fulgte med stenen.',
  ],
  ACTIVATION_PAUSED: [
    429,
    'Der er tastet forkert mange gange, fra forskellige steder. Derfor er koden lukket for alle for en stund. Vent {wait}, og prøv igen, eller skriv til os.',
  ],
  QR_CODE_ALREADY_REPLACED: [409, 'Koden er allerede erstattet af {code}.'],
}) {}
