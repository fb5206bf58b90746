import type pg from 'pg';

/** PostgreSQL's description of an SQL statement that it has parsed but not run. */
export interface Description {
  parameters: number[];
  columns: ResultColumn[];
}

interface ResultColumn {
  name: string;
  type: number;
  /** The object id of the table whose column is read unchanged; 0 for an expression. */
  table: number;
  attribute: number;
}

interface FieldMessage {
  fields: { name: string; tableID: number; columnID: number; dataTypeID: number }[];
}

interface WireConnection {
  parse(query: { text: string }): void;
  describe(what: { type: 'S' }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Parses an SQL statement on the server without running it. Rejects with the server's error. */
export function describe(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let parameters: number[] = [];
    let columns: ResultColumn[] = [];
    // A submittable, as pg calls it: the driver passes the server's answers to it.
    const question = {
      submit(connection: WireConnection) {
        connection.once('parameterDescription', (message) => (parameters = [...message.dataTypeIDs]));
        connection.parse({ text });
        connection.describe({ type: 'S' });
        connection.sync();
      },
      handleRowDescription(message: FieldMessage) {
        columns = message.fields.map((field) => ({
          name: field.name,
          type: field.dataTypeID,
          table: field.tableID,
          attribute: field.columnID,
        }));
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ parameters, columns }),
    };
    client.query(question as unknown as pg.Submittable);
  });
}
