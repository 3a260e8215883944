// Messages to this device: the browser is asked, and gives an address with keys.
import { installed } from "../ui/installed";
import { bytesOf } from "./bytes";

/** What the server needs to reach this browser. Throws where the browser or its owner does not want it. */
export async function subscribe(key: string): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("refused");
  const registration = await installed();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  return JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];

/** How a device is called in a list: "Firefox, Linux". */
export function deviceName(agent = navigator.userAgent): string {
  const found = (words: string[]): string => words.find((word) => agent.includes(word)) ?? "";
  const browser = found(BROWSERS).replace("Edg", "Edge").replace("OPR", "Opera");
  return [browser, found(SYSTEMS)].filter((word) => word !== "").join(", ");
}
