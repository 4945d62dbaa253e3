-- The hash of the secret on the device that answered, which alone may change the answer: others have the same name.
ALTER TABLE "FuneralAnswer" ADD COLUMN "contributorHash" CHAR(64);
