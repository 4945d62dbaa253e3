/** What each queue does, for the console; a test fails when one is missing. */
export const queueWords: Record<string, string> = {
  'send-mail': 'Sende en mail',
  'send-summaries': 'Sende de daglige oversigter',
  'send-bundles': 'Sende det, der er kommet på nye sider',
  'send-waiting-summary': 'Sende det, der ventede på en bekræftet mailadresse',
  'tidy-drafts': 'Rydde op i gemte formularer',
  'send-push': 'Sende en besked til en telefon',
  'remind-of-anniversaries': 'Minde om mærkedage',
  'remind-of-waiting': 'Minde om hilsner, der venter',
  'send-password-reset': 'Sende et link til en ny adgangskode',
  'send-setup-link': 'Sende et link til at komme i gang',
  housekeeping: 'Rydde op om natten',
  'remove-unknown-picture': 'Fjerne filer, der ikke hører til noget',
  'remove-page-pictures': 'Fjerne en slettet sides billeder',
  'remove-unknown-still': 'Fjerne et stillbillede, der ikke bruges',
  'process-media': 'Gøre et billede, en film eller en optagelse klar',
  'make-picture-steps': 'Lave mindre udgaver af et stort billede',
  'make-missing-picture-steps': 'Finde store billeder, der mangler mindre udgaver',
  'render-version': 'Lave en redigeret udgave af et billede',
  'remove-unknown-version': 'Fjerne en udgave, der ikke bruges',
  'tidy-uploads': 'Rydde op i afbrudte overførsler',
  'delete-due-accounts': 'Finde konti, der skal slettes',
  'delete-account': 'Slette en konto',
  'make-export': 'Lave tegninger til laseren',
  'resume-exports': 'Genoptage tegninger, der gik i stå',
  'tidy-exports': 'Rydde op i gamle tegninger',
  'make-package-codes': 'Lave koderne i en pakke',
  'remove-stone-photo': 'Fjerne et billede af en sten',
  'send-invoice': 'Sende en faktura',
  'remind-of-invoice': 'Minde om en faktura',
  'remind-of-invoices': 'Finde fakturaer, der skal mindes om',
  'remove-proof-paper': 'Fjerne en tegning, der ikke bruges',
  'match-bank-lines': 'Sammenligne indbetalinger med fakturaer',
  'invoice-resellers': 'Finde forhandlere, der skal have en faktura',
  'invoice-reseller': 'Fakturere en forhandlers bestillinger',
  'attend-agreements': 'Finde planer, der skal fornyes, mindes om eller afsluttes',
  'attend-agreement': 'Passe en families plan',
  'send-charge': 'Trække en fornyelse på et kort',
  'send-refund': 'Betale penge tilbage',
  'close-checkout': 'Lukke en betalingsside',
  'settle-payment': 'Spørge, om en betaling er kommet',
  'settle-payments': 'Finde betalinger, der venter på svar',
  'handle-payment-event': 'Følge en besked fra betalingsudbyderen',
  'read-card': 'Hente et betalingskort igen',
  'compare-with-provider': 'Sammenligne betalinger med udbyderen',
  'follow-workshop': 'Se, om familiers bestillinger er sendt',
  'tell-late-shop-orders': 'Skrive til familier, hvis bestilling er forsinket',
  'abandon-shop-orders': 'Lukke bestillinger, der ikke blev betalt',
}

/** Whether this release has the queue: a job that was set aside may come from an older one. */
export const isKnownQueue = (queue: string) => Object.hasOwn(queueWords, queue)

/** The ids in a job's payload that are shown; nothing else of it is. */
export const concernWords: Record<string, string> = {
  invoiceId: 'Faktura',
  mediaId: 'Fil',
  versionId: 'Udgave',
  mailId: 'Mail',
  userId: 'Konto',
  accountId: 'Konto',
  memorialId: 'Mindeside',
  exportId: 'Tegninger',
  packageId: 'Pakke',
  paymentId: 'Betaling',
  refundId: 'Tilbagebetaling',
  eventId: 'Besked fra udbyderen',
  notificationId: 'Besked',
  contributionId: 'Indlæg',
  fileId: 'Bankfil',
  resellerId: 'Forhandler',
}

/** The name of both buttons' forms, and the fragment they redirect to. */
export const setAsideFormName = 'sat-til-side'

export const setAsideWords = {
  title: 'Sat til side',
  intro:
    'Disse opgaver er begyndt to gange uden at blive færdige. De prøves ikke igen af sig selv, så de ikke tager resten med sig.',
  tryAgain: 'Prøv igen',
  queueGone: 'Den slags opgaver bliver ikke lavet mere. Den kan kun slettes.',
  delete: 'Slet',
  triedAgain: 'Opgaven er sat i gang igen.',
  deleted: 'Opgaven er slettet.',
}
