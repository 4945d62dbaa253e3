import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class MemberError extends defineErrors({
  ALREADY_MEMBER: [409, 'Den person er allerede med på siden.'],
  TOO_MANY_MEMBERS: [409, 'Der er plads til {limit} medlemmer på siden. Fjern et for at få plads til et nyt.'],
  INVITATION_REVOKED: [410, 'Invitationen er trukket tilbage. Bed om en ny.'],
  OWNER_STAYS: [409, 'Ejeren kan ikke forlade siden. Giv den først videre til en anden.'],
  SUCCESSION_EARLY: [409, 'Ejeren kan svare indtil {date}. Indtil da kan siden ikke gives videre.'],
  STORY_NOT_ASKED: [409, 'Sig først til, at tiden er kommet. Siden kan åbnes, når der er gået nogle dage.'],
  STORY_UNANSWERED: [
    409,
    'Vi har ikke kunnet skrive til den, der har skrevet historien. Derfor ser vi selv på det, og så skriver vi til dig.',
  ],
  STORY_IS_OPEN: [409, 'Siden er allerede åbnet. Hent siden igen.'],
  TAKE_BACK_OVER: [409, 'Siden kunne tages tilbage til og med {date}. Skriv til os, så hjælper vi.'],
  SUCCESSION_WAITING: [409, 'Der ligger allerede en anmodning om siden. Vi svarer, så snart vi har set på den.'],
}) {}
