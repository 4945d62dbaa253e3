import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ShopOrderError extends defineErrors({
  METHOD_UNAVAILABLE: [
    409,
    'Den måde at betale på kan ikke bruges lige nu. Det, du har skrevet, står her endnu. Vælg en anden.',
  ],
  SHOP_ORDER_SENT_BEFORE: [
    409,
    'Vi fik bestilling {number} første gang, du sendte den, og det, du har ændret siden, er ikke med. Se den under Mine bestillinger. Vil du have den anderledes, så annullér den dér, og bestil igen herfra.',
  ],
  SHOP_ORDER_NOT_PAYABLE: [409, 'Bestillingen skal ikke betales mere. Hent siden igen, og se, hvordan den står.'],
  SHOP_ORDER_BY_INVOICE: [409, 'Bestillingen betales med fakturaen. Den ligger på bestillingens side og i din mail.'],
  SHOP_ORDER_NOT_WAITING: [409, 'Bestillingen kan ikke sættes i gang. Hent siden igen, og se, hvordan den står.'],
  SHOP_ORDER_NOT_HELD: [
    409,
    'Bestillingen venter ikke på, at køberen bliver godkendt. Hent siden igen, og se, hvordan den står.',
  ],
  SHOP_ORDER_PAGE_GONE: [409, 'Mindesiden findes ikke mere. Tag bestillingen tilbage, så betaler vi pengene tilbage.'],
  SHOP_ORDER_BEGUN: [
    409,
    'Vi er begyndt på bestillingen, så den kan ikke tages tilbage her. Skriv til os, så finder vi ud af det.',
  ],
  SHOP_ORDER_OVER: [409, 'Bestillingen er allerede sendt eller lukket. Intet er ændret.'],
  SHOP_ORDER_IN_WORKSHOP: [409, 'Et stykke er i værkstedet. Aflys det dér først, så ingen graverer det.'],
  SHOP_ORDER_NOT_SENT: [409, 'Bestillingen er ikke sendt endnu. Hent siden igen, og se, hvordan den står.'],
  SHOP_ORDER_NOT_A_CODE: [409, 'Plader bliver sendt med deres parti. Send partiet, så får familien besked.'],
  SHOP_ORDER_MADE_TO_ORDER: [
    409,
    'Det, der er lavet efter dit ønske, kan ikke fortrydes. Er der fejl ved det, så skriv til os.',
  ],
  SHOP_ORDER_TOO_LATE: [409, 'Fristen for at fortryde er gået. Skriv til os, hvis der er noget i vejen.'],
  SHOP_ORDER_ACCOUNT: [
    403,
    'Et kontonummer tager vi kun imod fra den, der har betalt. Log ind og skriv det, eller lad feltet stå tomt: så skriver vi til køberens mailadresse og spørger.',
  ],
  NO_DRAWING_WAITS: [409, 'Der er ingen tegning, der venter på dit ja lige nu.'],
}) {}
