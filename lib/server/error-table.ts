import 'server-only'

type LogLevel = 'debug' | 'info' | 'warn' | 'error'
type Row = { status: number; level: LogLevel; message: string }

const row = (status: number, message: string, level: LogLevel = 'info'): Row => ({ status, level, message })

/** The one table from a stable code to its status, log level and Danish sentence. `{name}` is filled from the context. */
export const errorTable = {
  // the door itself
  UNAUTHENTICATED: row(401, 'Unauthorized', 'debug'),
  FORBIDDEN: row(403, 'Det har du ikke adgang til. Log ind med en anden konto, eller spørg den, der ejer mindesiden.'),
  NOT_FOUND: row(404, 'Det, du leder efter, findes ikke, eller også har du ikke adgang til det.', 'debug'),
  INVALID_INPUT: row(400, 'Noget mangler eller er skrevet forkert. Ret felterne, og prøv igen.'),
  UNREADABLE_BODY: row(400, 'Vi kunne ikke læse det, der blev sendt. Prøv igen.'),
  UNSUPPORTED_MEDIA_TYPE: row(415, 'Vi kunne ikke læse det, der blev sendt. Prøv igen fra siden selv.'),
  BODY_TOO_LARGE: row(413, 'Det, du sender, fylder for meget. Gør det kortere, og prøv igen.'),
  FOREIGN_ORIGIN: row(
    403,
    'Af sikkerhedsmæssige årsager kan det kun sendes fra vores egen side. Åbn siden igen, og prøv en gang til.',
    'warn',
  ),
  TOO_MANY_REQUESTS: row(429, 'Du har prøvet mange gange på kort tid. Vent {wait}, og prøv igen.'),
  SERVER_BUSY: row(503, 'Der kommer meget ind på én gang lige nu. Vent et øjeblik, og prøv igen.', 'error'),
  CONFLICT: row(409, 'Nogen har ændret det samme imens. Hent siden igen, og prøv en gang til.'),
  INTERNAL: row(500, 'Noget gik galt hos os. Det, du skrev, er ikke gemt. Prøv igen om lidt. (Fejl {id})', 'error'),

  // accounts
  WRONG_CREDENTIALS: row(401, 'Brugernavn eller adgangskode er forkert.'),
  ACCOUNT_DISABLED: row(403, 'Kontoen er lukket.{why} Skriv til {contact}, hvis det er en fejl.'),
  USERNAME_TAKEN: row(409, 'Brugernavnet er allerede i brug. Vælg et andet.'),
  EMAIL_TAKEN: row(
    409,
    'Der findes allerede en konto med den mailadresse. Log ind i stedet, eller bed om en ny adgangskode.',
  ),
  REGISTRATION_NEEDS_CODE: row(
    403,
    'Af sikkerhedsmæssige årsager kan du kun oprette en konto ved at scanne en QR-kode fra en af vores forhandlere.',
  ),
  EMAIL_CONFIRMED: row(409, 'Din mailadresse er allerede bekræftet.'),
  PASSWORD_TOO_COMMON: row(400, 'Den adgangskode er for let at gætte. Vælg en længere, som kun du kender.'),
  PASSWORD_NEEDED: row(403, 'Bekræft med din adgangskode, før det kan ske. Intet er ændret endnu.', 'debug'),
  ONE_TIME_CODE_WRONG: row(403, 'Koden er forkert eller allerede brugt. Vent på den næste i appen, og prøv igen.'),
  RECOVERY_CODE_WRONG: row(403, 'Nødkoden er forkert eller allerede brugt. Prøv en af de andre.'),
  SECOND_FACTOR_NEEDED: row(403, 'Kontoen kræver en engangskode. Log ind fra siden »Log ind«.'),
  WRONG_PASSWORD: row(403, 'Adgangskoden er forkert. Prøv igen.'),
  TERMS_NOT_ACCEPTED: row(400, 'Sæt kryds ved, at du har læst betingelserne, før du opretter kontoen.'),
  TERMS_CHANGED: row(409, 'Betingelserne er ændret imens. Hent siden igen, og læs dem, før du siger ja.'),
  INVITATION_WRONG: row(403, 'Invitationen passer ikke. Se efter, om alle tegn er rigtige.'),
  INVITATIONS_CLOSED: row(403, 'Der kan ikke oprettes konti her lige nu. En konto begynder med koden på stenen.'),
  QUEUE_GONE: row(
    409,
    'Den slags opgaver bliver ikke lavet mere, så den kan ikke sættes i gang igen. Slet den i stedet.',
  ),
  OWN_ACCOUNT: row(409, 'Det kan du ikke gøre ved din egen konto. Bed en anden administrator om det.'),
  LAST_ADMINISTRATOR: row(409, 'Der skal være mindst én administrator. Gør en anden til administrator først.'),
  DELETION_DUE: row(409, 'Kontoen er allerede ved at blive slettet.'),
  TOKEN_UNKNOWN: row(404, 'Linket kan ikke bruges. Bed om et nyt.'),
  TOKEN_USED: row(410, 'Linket er allerede brugt. Bed om et nyt, hvis du har brug for det.'),
  TOKEN_EXPIRED: row(410, 'Linket er udløbet. Bed om et nyt.'),

  // support
  CASE_CLOSED: row(409, 'Henvendelsen er lukket. Åbn den igen, før du svarer.'),

  // QR codes
  QR_CODE_UNKNOWN: row(404, 'Vi kender ikke den kode. Se efter på stenen, om alle tegn er rigtige.'),
  QR_CODE_TAKEN: row(409, 'Koden er allerede knyttet til en anden konto.'),
  QR_CODE_NOT_YOURS: row(403, 'Koden er knyttet til en anden konto.'),
  QR_CODE_BLOCKED: row(409, 'Koden er spærret og kan ikke bruges. Skriv til os, så hjælper vi.'),
  QR_CODE_RETIRED: row(409, 'Koden er taget ud af brug. Skriv til os, hvis stenen stadig står.'),
  QR_CODE_WITHOUT_OWNER: row(
    409,
    'Koden er ikke låst til en konto. Den, der skal have den, kan selv låse den ved at scanne den.',
  ),
  QR_CODE_NOT_BLOCKED: row(409, 'Koden er ikke spærret.'),
  QR_CODE_FULL: row(409, 'Der er allerede to mindesider på stenen.'),
  QR_CODE_ALREADY_LINKED: row(409, 'Mindesiden er allerede knyttet til koden.'),
  ACTIVATION_REQUIRED: row(403, 'Skriv aktiveringskoden fra det kort, der fulgte med stenen.'),
  ACTIVATION_WRONG: row(403, 'Aktiveringskoden er forkert. Du har {left} forsøg tilbage.'),
  ACTIVATION_LOCKED: row(
    429,
    'Der er tastet forkert for mange gange. Vent {wait}, og prøv igen med cifrene fra det kort, der fulgte med stenen.',
  ),
  ACTIVATION_PAUSED: row(
    429,
    'Der er tastet forkert mange gange, fra forskellige steder. Derfor er koden lukket for alle for en stund. Vent {wait}, og prøv igen, eller skriv til os.',
  ),

  QR_CODE_NOT_FREE: row(409, 'Koden er allerede i brug hos en familie.'),
  QR_CODE_NOT_IN_STOCK: row(409, 'Koden ligger ikke på lageret mere. Hent siden igen, og se, hvor den er.'),
  QR_CODE_ALREADY_REPLACED: row(409, 'Koden er allerede erstattet af {code}.'),
  CODES_NOT_CHANGED: row(409, 'Intet er ændret. {problem}'),
  PACKAGE_NOT_READY: row(409, 'Pakken er ved at blive lavet. Vent, til den er klar.'),
  CODE_IMPORT_WRONG: row(400, 'Der er fejl i filen, så intet er ændret. Ret linjerne, og prøv igen.'),

  // resellers
  CVR_TAKEN: row(409, 'Virksomheden er allerede forhandler hos os. Skriv til os, hvis du skal have adgang.'),
  APPLICATION_WAITING: row(409, 'I har allerede en ansøgning liggende. Vi svarer, så snart vi har set på den.'),
  APPLICATION_DECIDED: row(409, 'Ansøgningen er allerede besvaret.'),
  ALREADY_RESELLER: row(409, 'Kontoen hører allerede til en forhandler.'),
  RESELLER_SUSPENDED: row(403, 'Aftalen er sat på pause. Skriv til os, så finder vi ud af det.'),
  RESELLER_OWNER_STAYS: row(409, 'Der skal altid være en ansvarlig. Gør en anden til ansvarlig først.'),
  ORDER_DECIDED: row(409, 'Bestillingen er allerede behandlet.'),

  // artwork, proofs and the workshop
  ARTWORK_TOO_SMALL: row(400, 'Felterne bliver for små til at læse. Gør koden større.'),
  ARTWORK_DOES_NOT_FIT: row(400, 'Koden og teksten kan ikke være på pladen. Gør pladen større eller koden mindre.'),
  ARTWORK_TOO_LARGE: row(
    400,
    'Tegningen er for stor til at blive tegnet. Gør teksten kortere, bogstaverne mindre, eller vælg en enklere skrift.',
  ),
  ARTWORK_LETTER_MISSING: row(400, 'Skrifttypen har ikke {letters}. Skriv det på en anden måde.'),
  EXPORT_NOT_READY: row(409, 'Tegningerne er ikke færdige endnu. Vent, til de er lavet og prøvet.'),
  EXPORT_WITHHELD: row(409, 'Tegningen bestod ikke prøven og er holdt tilbage. Gør koden større, og prøv igen.'),
  FILE_NOT_WITHHELD: row(409, 'Tegningen er ikke holdt tilbage.'),
  PIECE_TAKEN: row(409, '{name} er allerede i gang med det stykke. Tag et andet.'),
  PIECE_NOT_YOURS: row(409, 'Stykket ligger ikke hos dig mere. Hent siden igen.'),
  PIECE_WRONG_STATE: row(409, 'Stykket er kommet videre imens. Hent siden igen, og se, hvor det er.'),
  PIECE_WRONG_CODE: row(409, 'Det er en anden kode: {code}. Stykket er stoppet, til nogen har set på det.'),
  PIECE_WRONG_ADDRESS: row(
    409,
    'Koden er rigtig, men symbolet fører til en anden adresse: {address}. Stykket må ikke sendes, før nogen har set på det.',
  ),
  PIECE_OTHER_SCANNED: row(
    409,
    'Det er en anden kode: {code}. Læg den fra dig, og scan det stykke, der skal i kassen.',
  ),
  PIECE_OUT_OF_USE: row(
    409,
    'Koden {code} er spærret eller taget ud af brug. Stykket er stoppet, til nogen har set på det.',
  ),
  CODE_IN_PRODUCTION: row(409, 'Koden {code} er allerede i produktion.'),
  CODE_BEING_MADE: row(
    409,
    'Værkstedet er ved at lave koden {code}. Bed dem om at aflyse stykket, før tegningen laves om.',
  ),
  PROOF_SHEET_NOT_APPROVED: row(409, 'Familien har ikke godkendt tegningen endnu, så stenen kan ikke sættes i gang.'),
  PROOF_SHEET_OPEN: row(409, 'Der er allerede en tegning i gang til den kode: nummer {number}.'),
  PROOF_SHEET_ANSWERED: row(409, 'Tegningen er allerede besvaret.'),
  PROOF_SHEET_OUTDATED: row(
    409,
    'Koden eller teksten ville blive tegnet anderledes i dag end på den tegning, familien har godkendt. Lav en ny udgave af tegningen, og bed familien godkende den.',
    'warn',
  ),
  OTHER_DRAWING_APPROVED: row(409, 'Familien har godkendt en anden tegning ({numbers}). Hent den godkendte.'),
  PROOF_SHEET_WITHDRAWN: row(410, 'Tegningen er trukket tilbage. Spørg den, der sendte den.'),
  BATCH_NOT_SHIPPED: row(409, 'Kassen er ikke sendt endnu.'),
  RECEIPT_STANDS: row(409, 'Det er mere end et døgn siden. Skriv til os, hvis kassen ikke er kommet.'),
  BATCH_SHIPPED: row(409, 'Partiet er allerede sendt.'),
  STONE_OTHER_CODE: row(409, 'På billedet er der en anden kode: {code}. Billedet er ikke gemt.'),
  NO_CODE_IN_PICTURE: row(400, 'Vi kunne ikke finde en QR-kode på billedet. Tag et nyt tættere på og uden genskin.'),

  // memorials and media
  DATES_OUT_OF_ORDER: row(400, 'Dødsdagen ligger før fødselsdagen. Ret en af datoerne.'),
  SLUG_TAKEN: row(409, 'Adressen er allerede i brug. Vælg en anden.'),
  MEMORIAL_NEEDS_CODE: row(
    409,
    'Siden kan åbnes for andre, når den er knyttet til en QR-kode. Indtil da er den en kladde, som er gemt.',
  ),
  PICTURE_MISSING: row(400, 'Vælg et billede.'),
  PICTURE_UNREADABLE: row(
    415,
    'Filen er ikke et billede, vi kan læse. Vælg et billede i JPEG, PNG, WebP, AVIF eller HEIC.',
  ),
  PICTURE_TOO_LARGE: row(413, 'Billedet fylder mere end 30 MB. Vælg et mindre.'),
  PICTURE_TOO_MANY_PIXELS: row(
    413,
    'Billedet har mere end {limit} millioner billedpunkter. Gem det i en mindre størrelse, og prøv igen.',
  ),
  PICTURE_HEIC_TOO_MANY_PIXELS: row(
    413,
    'Et billede i formatet HEIC må have 50 millioner billedpunkter. Gem det som JPEG eller mindre, og prøv igen.',
  ),
  PICTURE_TOO_HEAVY: row(
    413,
    'Billedet er for tungt for os at åbne. Gem det i en mindre størrelse eller som JPEG, og prøv igen.',
    'warn',
  ),
  PICTURE_HEIC: row(415, 'Billedet er i formatet HEIC, som vi ikke kan læse. Gem det som JPEG, og prøv igen.'),
  PICTURE_BROKEN: row(
    415,
    'Der mangler en del af billedet. Måske blev det afbrudt undervejs. Prøv igen, eller vælg et andet.',
  ),
  TOO_MANY_PICTURES: row(409, 'Der er plads til {limit} billeder på siden. Slet et for at få plads til et nyt.'),
  FILE_UNREADABLE: row(415, 'Filen kan ikke læses. Måske blev den afbrudt undervejs. Prøv igen, eller vælg en anden.'),
  FILE_KIND: row(
    415,
    'Den slags filer kan vi ikke tage imod. Vælg et billede, en film (MP4, MOV eller WebM) eller en lydfil.',
  ),
  FILE_TOO_LARGE: row(413, 'Filen fylder mere end {limit} MB. Vælg en mindre.'),
  FILE_MISSING: row(404, 'Filen er her ikke længere. Læg den op igen.'),
  FILM_UNREADABLE: row(415, 'Filen er ikke en film, vi kan læse. Vælg en film i MP4, MOV eller WebM.'),
  FILM_TOO_LONG: row(413, 'Filmen varer mere end {limit} minutter. Klip den ned, og prøv igen.'),
  VOICE_UNREADABLE: row(
    415,
    'Filen er ikke en optagelse, vi kan læse. Vælg en lydfil i M4A, MP3, OGG, WAV eller WebM.',
  ),
  VOICE_TOO_LONG: row(413, 'Optagelsen varer mere end {limit} minutter. Gør den kortere, og prøv igen.'),
  TOO_MANY_FILMS: row(409, 'Der er plads til {limit} film på siden. Slet en for at få plads til en ny.'),
  TOO_MANY_VOICES: row(409, 'Der er plads til {limit} optagelser på siden. Slet en for at få plads til en ny.'),
  UPLOADS_WAITING: row(
    409,
    'Der er allerede så meget på vej, som der er plads til. Vent, til det er kommet, eller fortryd noget af det. Læg så denne fil op igen.',
  ),
  TOO_MANY_ALBUMS: row(409, 'Der er plads til {limit} album på siden. Slet et for at få plads til et nyt.'),
  FILM_LINK_UNKNOWN: row(400, 'Linket fører ikke til en film, vi kan vise. Brug et link fra YouTube.'),
  STORAGE_FULL: row(507, 'Der er ikke plads hos os lige nu. Det, du har gemt, er i behold. Prøv igen senere.', 'error'),
  MEDIA_NOT_READY: row(409, 'Billedet er ikke helt klar endnu. Vent et øjeblik, og prøv igen.'),

  // timeline
  TOO_MANY_EVENTS: row(409, 'Der er plads til {limit} begivenheder på tidslinjen. Slet en for at få plads til en ny.'),

  // members
  ALREADY_MEMBER: row(409, 'Den person er allerede med på siden.'),
  TOO_MANY_MEMBERS: row(409, 'Der er plads til {limit} medlemmer på siden. Fjern et for at få plads til et nyt.'),
  INVITATION_REVOKED: row(410, 'Invitationen er trukket tilbage. Bed om en ny.'),
  OWNER_STAYS: row(409, 'Ejeren kan ikke forlade siden. Giv den først videre til en anden.'),
  SUCCESSION_EARLY: row(409, 'Ejeren kan svare til og med {date}. Indtil da kan siden ikke gives videre.'),
  SUCCESSION_WAITING: row(409, 'Der ligger allerede en anmodning om siden. Vi svarer, så snart vi har set på den.'),

  // contributions
  TOO_MANY_LINKS: row(400, 'Der er for mange links i teksten. Fjern dem, og prøv igen.'),
  BLOCKED_WORDS: row(400, 'Et ord blev stoppet af vores filter. Skriv det lidt anderledes.'),
  CHALLENGE_FAILED: row(400, 'Det blev ikke sendt. Prøv igen.'),
  TOO_FAST: row(400, 'Det gik meget hurtigt. Vent et øjeblik, og send igen.'),
  CONTRIBUTION_DECIDED: row(409, 'Det er allerede behandlet.'),

  // reports, and what the house hides
  HIDDEN_BY_HOUSE: row(
    409,
    'Det er skjult af os og kan ikke vises herfra. Skriv til os, hvis du mener, det er forkert.',
  ),
  ALREADY_HIDDEN: row(409, 'Det er allerede skjult.'),
  NOT_HIDDEN: row(409, 'Det er ikke skjult.'),
  REPORT_UNDECIDED: row(409, 'Afgør anmeldelsen først. Så lukkes henvendelsen af sig selv.'),
  REPORT_DECIDED: row(409, 'Henvendelsen er allerede afgjort. Hent siden igen.'),
  DECISION_IMPOSSIBLE: row(409, 'Det kan ikke lade sig gøre mere. Hent siden igen, og se, hvad der står nu.'),
  COMPLAINT_NEEDS_ANOTHER: row(
    403,
    'Du traf den afgørelse, der klages over. En anden administrator skal se på klagen.',
  ),
  CASE_WITHOUT_MAIL: row(409, 'Den, der skrev, har ikke givet en mailadresse. Skriv et notat i stedet.'),
} satisfies Record<string, Row>
