-- Somebody whom only members of the page see, by a file's word (RESN) or an editor's.
ALTER TABLE "TreePerson" ADD COLUMN "isPrivate" BOOLEAN NOT NULL DEFAULT false;
