"""A notification service that writes each notification as a line of JSON, and answers it as it is told: `left`, `chosen` or `refused`."""

import json
import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

SERVICE = "org.freedesktop.Notifications"
record, answer = sys.argv[1:]


class Service(dbus.service.Object):
    shown = 0

    @dbus.service.method(SERVICE, in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, app, replaces, icon, summary, body, actions, hints, timeout):
        if answer == "refused":
            raise dbus.DBusException("not today", name="org.example.Refused")
        Service.shown += 1
        with open(record, "a", encoding="utf-8") as file:
            notification = {"app": app, "title": summary, "body": body, "actions": list(actions), "timeout": int(timeout)}
            file.write(json.dumps(notification, ensure_ascii=False) + "\n")
        identity = dbus.UInt32(Service.shown)
        # Another program's notification is answered first.
        GLib.idle_add(self.ActionInvoked, dbus.UInt32(99), "default")
        if answer == "chosen":
            GLib.idle_add(self.ActionInvoked, identity, "default")
        GLib.idle_add(self.NotificationClosed, identity, dbus.UInt32(2))
        return identity

    @dbus.service.method(SERVICE, in_signature="", out_signature="as")
    def GetCapabilities(self):
        return ["body", "body-markup", "actions"]

    @dbus.service.signal(SERVICE, signature="uu")
    def NotificationClosed(self, identity, reason):
        pass

    @dbus.service.signal(SERVICE, signature="us")
    def ActionInvoked(self, identity, action):
        pass


DBusGMainLoop(set_as_default=True)
name = dbus.service.BusName(SERVICE, dbus.SessionBus())
service = Service(dbus.SessionBus(), "/org/freedesktop/Notifications")
print("ready", flush=True)
GLib.MainLoop().run()
