import type { InvitedRole } from '@/lib/domain/members/policy'
import type { MemberRole } from '@/lib/domain/memorials/policy'

export const requestWithdrawn = 'Anmodningen er trukket tilbage.'

/** The name of each role. */
export const roleNames: Record<MemberRole, string> = {
  owner: 'Ejer',
  editor: 'Kan skrive med',
  viewer: 'Kan se siden',
  first_reader: 'Kan godkende hilsner',
}

/** What a member with the role may and may not do, in full sentences. */
export const roleHints: Record<MemberRole, string> = {
  owner: 'Bestemmer, hvem der må se siden, hvem der er med, og hvordan den er bygget op.',
  editor:
    'Må rette tekster, lægge billeder på, vælge farver og godkende hilsner. Kan ikke invitere andre eller bestemme, hvem der må se siden.',
  viewer: 'Må læse siden, tænde lys og skrive hilsner, også når siden er lukket for andre.',
  first_reader: 'Må læse hilsner, minder og lys, før de vises, og sige ja eller nej. Kan ikke rette selve siden.',
}

/** The same in the invitation, after 'du'. */
export const invitedTo: Record<InvitedRole, string> = {
  editor:
    'Du kan rette teksterne, lægge billeder på og godkende de hilsner, der kommer. Hvem der må se siden, bestemmer ejeren.',
  viewer: 'Du kan læse siden, tænde et lys og skrive en hilsen, også når siden er lukket for andre.',
  first_reader:
    'Du læser de hilsner, der kommer, og siger ja eller nej til, at de vises. Du skal ikke skrive noget selv.',
}

/** The heading of the invitation's page. */
export const invitationTitles: Record<InvitedRole, (memorialName: string) => string> = {
  editor: (name) => `Vil du være med til at skrive på mindesiden for ${name}?`,
  viewer: (name) => `Vil du se mindesiden for ${name}?`,
  first_reader: (name) => `Vil du læse hilsner på mindesiden for ${name}?`,
}

export const isOwnAddress = 'Det er din egen mailadresse. Skriv en andens.'
export const chooseHeir = 'Vælg, hvem der skal have siden, eller skriv en mailadresse.'
export const heirIsNoMember = 'Den, du har valgt, hører ikke længere til mindesiden. Vælg igen.'
export const ownerRefusedText = 'Ejeren har svaret, at der stadig bliver passet på siden.'
export const newOwnerText = 'Siden har fået en ny ejer.'

/** Names of this concept's forms for browsers without script, and their anchors in the page. */
export const inviteFormName = 'inviter'
export const memberFormName = 'medlemmer'
export const handOverFormName = 'overdrag'
export const successorFormName = 'efterfoelger'
export const requestFormName = 'anmod'
export const openStoryFormName = 'aabn-historien'
export const takeBackFormName = 'tag-tilbage'
export const joinFormName = 'deltag'
export const joinAccountFormName = 'register-member'
export const refuseFormName = 'afvis-anmodning'
export const takeoverFormName = 'overtagelse'
export const decideFormName = 'afgoer-anmodning'

/** The notice after a form without script, by the value of `gemt` in the address. */
export const savedTexts: Record<string, string> = {
  invited: 'Invitationen er sendt.',
  link: 'Linket er klar. Kopiér det nu. Det kan ikke vises igen.',
  resent: 'Invitationen er sendt igen.',
  revoked: 'Invitationen er trukket tilbage.',
  role: 'Rollen er ændret.',
  removed: 'Personen er ikke længere med på siden.',
  offered: 'Vi har spurgt. Siden er din, indtil der er sagt ja.',
  withdrawn: 'Tilbuddet er trukket tilbage. Siden er stadig din.',
  successor: 'Efterfølgeren er valgt. Vi har skrevet til den, du valgte.',
  'successor-removed': 'Der er ikke længere valgt en efterfølger.',
  refused: 'Anmodningen er afvist. Siden er stadig din.',
  requested: 'Anmodningen er sendt. Vi skriver til dig, når vi har set på den.',
  'request-withdrawn': requestWithdrawn,
  'taken-back': 'Siden er din igen, og kun du kan se den.',
  'story-opened': 'Siden er din nu. Den vises ikke for andre, før du åbner den.',
}

export const noOwner = 'Ingen. Vi passer på siden.'
export const brokenLink = {
  title: 'Linket virker ikke',
  text: 'Måske kom hele linket ikke med fra mailen. Prøv at trykke på linket i mailen igen.',
}
