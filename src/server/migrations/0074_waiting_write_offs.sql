-- Write-offs that wait for a second user, which "Needs attention" counts.
CREATE INDEX "write_offs_waiting" ON "write_offs"
	USING btree ("entity_id")
	WHERE status = 'WAITING';
