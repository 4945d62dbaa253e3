-- Of a file as it was sent: a portrait is stored anew, and is known again by this.
ALTER TABLE "TreeMedia" ADD COLUMN "sentChecksum" CHAR(64);
