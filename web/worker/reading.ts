// What can be read without the server: the games, their words, rules and lessons, and the positions that show a rule.
const TO_READ =
  /^\/api\/games(\/[a-z_]+\/(texts\/\w+|rules\/\w+|lessons\/texts\/\w+|decisions|box|examples(\/[\w-]+\/\d+)?))?$/;

export const isToRead = (path: string): boolean => TO_READ.test(path);
