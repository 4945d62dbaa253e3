-- The account of what was made is only ever added to. A row is approved once and withdrawn once, learns once what it
-- became and what the provider calls it, and forgets accounts; it goes with its page alone.
CREATE FUNCTION keep_made_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Inside another trigger: the foreign key removes the rows of a page that is deleted.
    IF pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the account of a made work is never deleted';
  END IF;
  IF (NEW."id", NEW."memorialId", NEW."kind", NEW."madeBy", NEW."title", NEW."askedByName", NEW."purpose", NEW."sources",
      NEW."provider", NEW."model", NEW."settings", NEW."consent", NEW."consentByName", NEW."consentAt", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."memorialId", OLD."kind", OLD."madeBy", OLD."title", OLD."askedByName", OLD."purpose", OLD."sources",
      OLD."provider", OLD."model", OLD."settings", OLD."consent", OLD."consentByName", OLD."consentAt", OLD."createdAt")
     -- Accounts and what was made can be gone; the account of it stays.
     OR (NEW."askedById" IS NOT NULL AND NEW."askedById" IS DISTINCT FROM OLD."askedById")
     OR (NEW."consentById" IS NOT NULL AND NEW."consentById" IS DISTINCT FROM OLD."consentById")
     OR (NEW."songId" IS NOT NULL AND OLD."songId" IS NOT NULL AND NEW."songId" <> OLD."songId")
     OR (NEW."mediaId" IS NOT NULL AND OLD."mediaId" IS NOT NULL AND NEW."mediaId" <> OLD."mediaId")
     OR (OLD."providerRef" IS NOT NULL AND NEW."providerRef" IS DISTINCT FROM OLD."providerRef")
     OR (OLD."approvedAt" IS NOT NULL AND (NEW."approvedAt", NEW."approvedByName") IS DISTINCT FROM (OLD."approvedAt", OLD."approvedByName"))
     OR (OLD."approvedAt" IS NOT NULL AND NEW."approvedById" IS NOT NULL AND NEW."approvedById" IS DISTINCT FROM OLD."approvedById")
     OR (OLD."withdrawnAt" IS NOT NULL AND (NEW."withdrawnAt", NEW."withdrawnByName") IS DISTINCT FROM (OLD."withdrawnAt", OLD."withdrawnByName"))
     OR (OLD."withdrawnAt" IS NOT NULL AND NEW."withdrawnById" IS NOT NULL AND NEW."withdrawnById" IS DISTINCT FROM OLD."withdrawnById")
  THEN RAISE EXCEPTION 'the account of a made work never changes'; END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "MadeWork_kept" BEFORE DELETE OR UPDATE ON "MadeWork"
  FOR EACH ROW EXECUTE FUNCTION keep_made_works();
